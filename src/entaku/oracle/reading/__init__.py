"""Ability trees made from official English rules text."""
