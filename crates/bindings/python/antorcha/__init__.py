"""Board games for programs that learn."""
