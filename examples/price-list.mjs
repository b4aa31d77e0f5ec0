// Prints the price list of a shop: node examples/price-list.mjs http://localhost:3000
import { MadiaClient } from '../packages/client/index.js';

const shop = new MadiaClient({ url: process.argv[2] ?? 'http://localhost:3000' });
for await (const { name, price, unit } of shop.all('/api/products', { query: { sort: 'name' } }))
  console.log(`${price.toFixed(2).padStart(9)}  ${name} (${unit})`);
