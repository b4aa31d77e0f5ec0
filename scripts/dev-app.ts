// The app of `npm run dev`: the server's sources, compiled by Vite as they are loaded. It ends and starts anew on a change.
import { createServer, createServerModuleRunner } from 'vite';

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
await runner.import('/src/app/server/main.ts');
