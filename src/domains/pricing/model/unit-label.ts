export type UnitWord = 'bottles' | 'wedges' | 'packages' | 'items';

/** The word of the tier labels, as a key for translation: '5–9 bottles'. */
export function unitWord(unit: string): UnitWord {
  const text = unit.toLowerCase();
  if (text.includes('bottle')) return 'bottles';
  if (text.includes('wedge')) return 'wedges';
  if (text.includes('package')) return 'packages';
  return 'items';
}
