/** What stands in the place of a class that is not wanted. */
type ClassValue = string | false | 0 | 0n | null | undefined;

/**
 * Joins class names. Of two utilities that contradict each other the style sheet decides, not their order: what callers
 * may change of a widget stands in `styles/widgets.css`, in a layer below all utilities.
 */
export function cx(...values: ClassValue[]): string {
  return values.filter(Boolean).join(' ');
}
