/**
 * Every call of the API, as the browser makes it and the server answers it. Each domain adds its own in
 * `model/<name>.api.ts`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- domains fill it
export interface Api {}
