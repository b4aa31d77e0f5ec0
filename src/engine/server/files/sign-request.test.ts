// The examples of Amazon's own description of the signature (S3 API reference, 'Signature calculations').
import { expect, it } from 'vitest';
import { signedHeaders, type S3Request } from './sign-request.ts';

const KEYS = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const FRIDAY = new Date('2013-05-24T00:00:00Z');
const HOST = 'https://examplebucket.s3.amazonaws.com';

const EXAMPLES: [string, S3Request, string][] = [
  [
    'GET object',
    { method: 'GET', url: new URL(`${HOST}/test.txt`), headers: { range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT object',
    {
      method: 'PUT',
      url: new URL(`${HOST}/test%24file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET bucket lifecycle',
    { method: 'GET', url: new URL(`${HOST}/?lifecycle`) },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET bucket (list objects)',
    { method: 'GET', url: new URL(`${HOST}/?max-keys=2&prefix=J`) },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
];

it.each(EXAMPLES)('%s', (_name, request, signature) => {
  expect(signedHeaders(request, KEYS, FRIDAY).authorization).toMatch(new RegExp(`Signature=${signature}$`));
});
