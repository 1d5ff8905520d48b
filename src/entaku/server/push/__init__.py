"""Notices that reach phones whose pages are closed (Web Push)."""
