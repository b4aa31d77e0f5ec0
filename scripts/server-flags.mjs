/**
 * How Node runs the shop. Its default for young objects, 64 MB twice on a large machine, would be half of the process;
 * a smaller one costs nothing that `npm run bench` shows.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
