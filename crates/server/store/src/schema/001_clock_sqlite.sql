CREATE VIEW clock AS SELECT CAST(ROUND(unixepoch('subsec') * 1000) AS INTEGER) AS now_ms;
