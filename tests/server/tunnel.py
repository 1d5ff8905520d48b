"""A tool that shares a port, as others are: `python tunnel.py PORT PUBLIC [WORD]` says its address and passes all on.

WORD "child" has a child of its own do it, "mute" says nothing, "broken" ends at once with a word, "banner" says first
where its makers are found; any other is a file without which it ends.
"""

import asyncio
import subprocess
import sys
import time
from pathlib import Path


async def passing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes until it ends."""
    try:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()


async def main(inside: int, public: int) -> None:
    """Pass on everything that comes to the one port to the other."""

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", inside)
        await asyncio.gather(passing(reader, back), passing(there, writer))

    async with await asyncio.start_server(met, "127.0.0.2", public) as server:
        print(f"\x1b[32mready\x1b[0m: your address is http://127.0.0.2:{public}", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    word = sys.argv[3] if len(sys.argv) > 3 else ""
    if word == "broken":
        print("quota exceeded")
        sys.exit(7)
    if word == "mute":
        time.sleep(10_000)
    if word == "child":
        sys.exit(subprocess.call([sys.executable, *sys.argv[:3]]))
    if word == "banner":
        print("see https://makers.example.invalid or https://docs.example.invalid/help", flush=True)
    if "/" in word and not Path(word).exists():
        sys.exit("the network is gone")
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
