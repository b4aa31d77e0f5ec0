/** Whether an earlier page has left this mark. */
export function hasBrowserMark(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** A mark for later visits, without which everything works too: storage may be switched off. */
export function setBrowserMark(name: string, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // The next page then looks as it does to a new visitor, until it is told better.
  }
}
