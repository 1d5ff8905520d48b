"""Following what spells and abilities say as they resolve.  (CR 608.2)"""
