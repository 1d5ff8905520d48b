// Where card pictures come from, if the server's keeper has set an address; no other host is ever asked.

class Pictures {
  template = $state<string | null>(null);
}

export const pictures = new Pictures();
