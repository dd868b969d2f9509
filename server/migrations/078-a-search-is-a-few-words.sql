-- A search is a few words and leaves a few sets. Left to its guess of a thousand, the planner read every word of a site
-- to find the two that were asked for.
ALTER FUNCTION read_search ROWS 8;
ALTER FUNCTION found_sets ROWS 5;
ALTER FUNCTION fitting_sets ROWS 4;
