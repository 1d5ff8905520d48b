"""The front door for programmers: what `import entaku` gives, each thing loaded when it is first asked for."""
