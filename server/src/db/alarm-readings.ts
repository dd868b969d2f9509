/** A reading that raised an alert, as it was given. */
export type RaisingReading = { value: number; unit: string; takenAt: string };

/** The reading by which a danger is over for the person. `value` is null where none is left: the only one was deleted. */
export type EasingReading = {
  how: 'measured' | 'corrected' | 'deleted';
  value: number | null;
  unit: string;
  takenAt: string | null;
};
