"""Japanese, as official rules text says it: ability trees said in the order of Japanese."""
