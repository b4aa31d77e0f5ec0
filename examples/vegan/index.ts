// Lets producers say that a product is vegan, and visitors look for it. The shop does the rest: form, page, card, filter, files, API.
//
//   EXTENSIONS=./examples/vegan npm start
import { defineExtension } from 'madia/extension';

export default defineExtension({
  name: 'vegan',
  api: 1,
  fields: {
    vegan: { kind: 'truth', badge: true, filter: true },
  },
});
