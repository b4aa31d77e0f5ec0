// The ceilings, in a process of their own: /http answers 200 bytes without a framework, /size/N a prepared buffer of N
// bytes through Fastify, /query the result of one indexed query.
import { createServer } from 'node:http';
import Fastify from 'fastify';
import pg from 'pg';

const port = Number(process.env.PORT);
const sizes = (process.env.SIZES ?? '').split(',').map(Number);
const small = 'x'.repeat(200);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

const app = Fastify({
  serverFactory: (handler) =>
    createServer((request, response) => {
      if (request.url === '/http') response.end(small);
      else handler(request, response);
    }),
});
app.get('/ready', () => 'ok');
for (const size of sizes) {
  const bytes = Buffer.alloc(size, 'x');
  app.get(`/size/${size}`, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
  });
}
app.get('/query', async () => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select id, slug, price_cents from products where id = $1',
    values: [1],
  });
  return rows[0];
});
await app.listen({ port, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
