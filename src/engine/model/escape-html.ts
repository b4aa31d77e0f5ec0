/** For text between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** For JSON inside a script element: a less-than sign in JSON is always in a string, and escaped it cannot end the element. */
export function escapeScriptJson(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
