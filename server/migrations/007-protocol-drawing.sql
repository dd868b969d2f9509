-- Types of the first steps, so that a list can draw each protocol without reading its document.
ALTER TABLE protocols ADD COLUMN step_types text[] NOT NULL DEFAULT '{}';
