# A server that is shared: what its terminal says.

share-open = From anywhere: { $address } (by { $tool })
share-back = { $address } is back.
share-moved = The address is another one now: { $address }. Whoever has the old one needs the new link.
share-room = Room { $code } for friends elsewhere: { $address }
share-without-tls = This address has no TLS: who is on the way between can read along, seats’ keys included.
share-ended = { $tool } ended (exit code { $code }). It is started again in a moment; here the server goes on.
share-ended-saying = { $tool } ended (exit code { $code }): “{ $said }”. It is started again in a moment; here the server goes on.
share-silent = { $tool } has said no address for { $seconds } seconds. { $said ->
    [none] It has said nothing at all.
   *[other] The last that it said: “{ $said }”
}
share-unanswered = { $address } doesn’t answer this machine. Try it from a phone outside of your network; with ssh the other end needs “GatewayPorts clientspecified”.
share-tool-unknown = “{ $name }” is no tool that shares a server here. Known are { $known }; any other one with --share-with "COMMAND {"{"}port{"}"}".
share-tool-missing = “{ $name }” is not on this machine. Install it, or share by another tool.
share-tool-none = There is no tool on this machine that shares a server. Known are { $known }; any other one with --share-with "COMMAND {"{"}port{"}"}".
share-tool-choose = None of the tools on this machine that share a server gives an address with TLS by itself ({ $secure } do). There is: { $found }. If that will do, name it: --share bore, or --share ssh:YOU@YOUR.HOST
share-tool-alone = { $name } takes no host.
share-tool-host = Name the host at the other end: --share { $name }:HOST, or --share { $name }:HOST:PORT
share-tool-port = “{ $port }” is no port at the other end; it is a number from 1 to 65535.
share-command-port = “{ $command }” doesn’t say where the server’s port goes: write {"{"}port{"}"} there.
share-command-unreadable = “{ $command }” can’t be read as a command: a quotation mark is missing.
share-alone = Several processes that share a database aren’t shared by a tool: put a proxy before them.
