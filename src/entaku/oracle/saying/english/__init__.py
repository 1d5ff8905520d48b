"""English, as official rules text says it: each table of phrases is both read and said.  (`grammar` makes them all.)"""
