// A start that cannot work ends at once with one line that says what to do; never with a stack, never by hanging.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#app/server/config.ts';
import { ensureFolder } from '#engine/server/data-folder.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { buildServer, type ServerBuild } from '../support/server-process.ts';

describe('a start that cannot work', () => {
  let build: ServerBuild;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'madia-startup-'));
    build = await buildServer();
  });
  afterAll(async () => {
    await build?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    [{ PORT: 'eighty' }, /^Setting PORT is wrong: it must be a port number\./],
    [{ PORT: '70000' }, /^Setting PORT is wrong: it must be a port number\./],
    [{ DATABASE_URL: 'mysql://db' }, /^Setting DATABASE_URL is wrong: it must look like postgres:/],
    [{ DATABASE_DIRECT_URL: 'db' }, /^Setting DATABASE_DIRECT_URL is wrong: it must look like postgres:/],
    [{ DATABASE_REPLICA_URL: 'db' }, /^Setting DATABASE_REPLICA_URL is wrong: it must look like postgres:/],
    [
      { DATABASE_REPLICA_URL: 'postgres://copy/shop' },
      /^Setting DATABASE_REPLICA_URL is wrong: it needs DATABASE_URL/,
    ],
    [
      { DATABASE_NAMED_STATEMENTS: 'no' },
      /^Setting DATABASE_NAMED_STATEMENTS is wrong: it must be on or off/,
    ],
    [
      { PICTURES: 'ftp://pictures' },
      /^Setting PICTURES is wrong: it must name a folder, x- and an extension, or a bucket/,
    ],
    [
      { PICTURES: 's3://Pictures' },
      /^Setting PICTURES is wrong: it must name a folder, x- and an extension, or a bucket/,
    ],
    [
      { PICTURES: 's3://pictures/a folder' },
      /^Setting PICTURES is wrong: it must name a folder, x- and an extension, or a bucket/,
    ],
    [{ PICTURES: 's3://pictures?endpoint=s3.example' }, /^Setting PICTURES is wrong/],
    [
      { PICTURES: 's3://pictures' },
      /^Setting PICTURES is wrong: it names a bucket, which needs AWS_ACCESS_KEY_ID/,
    ],
    [{ PICTURES_PREVIOUS: 's3://pictures' }, /^Setting PICTURES_PREVIOUS is wrong: it names a bucket/],
    [{ PUBLIC_URL: 'shop' }, /^Setting PUBLIC_URL is wrong/],
    [{ ADMIN_PASSWORD: 'short' }, /^Setting ADMIN_PASSWORD is wrong: it must have at least 8/],
    [{ TRUST_PROXY: 'my-proxy' }, /^Setting TRUST_PROXY is wrong: it must be a list of IP addresses/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^Setting TRUST_PROXY is wrong/],
    [{ TRUST_PROXY: 'loopback, ::1/129' }, /^Setting TRUST_PROXY is wrong/],
    [{ TRUST_PROXY: 'true' }, /^Setting TRUST_PROXY is wrong/],
    [{ SAMPLE_DATA: 'some' }, /^Setting SAMPLE_DATA is wrong: it must be on, catalogue or off/],
    [{ SHOP_CURRENCY: 'JPY' }, /^Setting SHOP_CURRENCY is wrong: it must be a currency of ISO 4217 with two/],
    [{ SHOP_COUNTRY: 'us' }, /^Setting SHOP_COUNTRY is wrong: it must be a country code of ISO 3166-1/],
    [{ STORE_MODE: 'shut' }, /^Setting STORE_MODE is wrong: it must be open or prelaunch/],
    [{ PAYMENTS: 'cash' }, /^Setting PAYMENTS is wrong: it must be a list of invoice, card, test/],
    [{ PAYMENTS: 'invoice,,test' }, /^Setting PAYMENTS is wrong/],
    [{ PAYMENTS: 'test,test' }, /^Setting PAYMENTS is wrong/],
    [{ PAYMENTS: 'card' }, /^Setting STRIPE_SECRET_KEY is missing: PAYMENTS offers card/],
    [{ PAYMENTS: 'card', STRIPE_SECRET_KEY: 'sk_test_1' }, /^Setting STRIPE_WEBHOOK_SECRET is missing/],
    [{ PAYMENTS: 'card', STRIPE_SECRET_KEY: 'pk_test_1' }, /^Setting STRIPE_SECRET_KEY is wrong/],
    [{ PAYOUTS: 'stripe' }, /^Setting PAYOUTS is wrong: it must be x- and the name of an extension/],
    [{ TAX: 'stripe' }, /^Setting STRIPE_SECRET_KEY is missing: TAX=stripe needs it/],
    [
      { TAX: 'avalara' },
      /^Setting TAX is wrong: it must be internal, stripe, or x- and the name of an extension/,
    ],
    [{ CARRIER: 'ups' }, /^Setting CARRIER is wrong: it must be own, shippo, or x-/],
    [{ CARRIER: 'shippo' }, /^Setting SHIPPO_API_KEY is missing: CARRIER=shippo needs it/],
    [{ CARRIER: 'shippo', SHIPPO_API_KEY: 'shippo_test_1' }, /^Setting SHIPPO_WEBHOOK_TOKEN is missing/],
    [{ SHIPPO_API_KEY: 'live_1' }, /^Setting SHIPPO_API_KEY is wrong/],
    [{ SHIPPO_WEBHOOK_TOKEN: 'short' }, /^Setting SHIPPO_WEBHOOK_TOKEN is wrong/],
    [{ LABELS_PAID_BY: 'customer' }, /^Setting LABELS_PAID_BY is wrong/],
    [{ STRIPE_API_URL: 'stripe' }, /^Setting STRIPE_API_URL is wrong/],
    [
      { PAYMENTS: 'invoice,test', PUBLIC_URL: 'https://shop.example' },
      /^Setting PAYMENTS is wrong: it must not offer test where PUBLIC_URL is https/,
    ],
  ])('names the wrong setting in %j', (settings, words) => {
    expect(() => readConfig(settings)).toThrow(words);
    expect(() => readConfig(settings)).toThrow(StartupError);
  });

  it('takes payment methods in the order they are offered, and invoice without any', () => {
    expect(readConfig({}).payments).toEqual(['invoice']);
    expect(readConfig({ PAYMENTS: 'test , invoice' }).payments).toEqual(['test', 'invoice']);
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig({ PAYMENTS: 'card', ...keys }).stripe).toMatchObject({ secretKey: 'sk_test_1' });
    expect(readConfig(keys).stripe).toBeUndefined();
  });

  it('takes pictures from a folder or a bucket', () => {
    expect(readConfig({ DATA_DIR: '/data' }).pictures).toEqual({ folder: '/data/uploads' });
    expect(readConfig({ PICTURES: '/pictures' }).pictures).toEqual({ folder: '/pictures' });
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const bucket = { bucket: 'madia', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readConfig({ ...keys, PICTURES: 's3://madia?region=eu-west-3' }).pictures).toEqual({
      ...bucket,
      region: 'eu-west-3',
      endpoint: 'https://s3.eu-west-3.amazonaws.com',
    });
    const own = 's3://madia?endpoint=http://minio:9000';
    expect(readConfig({ ...keys, PICTURES: own, PICTURES_PREVIOUS: '/old' })).toMatchObject({
      pictures: { ...bucket, region: 'us-east-1', endpoint: 'http://minio:9000' },
      previousPictures: { folder: '/old' },
    });
  });

  it('takes proxies by name, IP and network', () => {
    const list = 'loopback, 192.0.2.1,10.0.0.0/8, fd00::/8';
    const trusted = ['loopback', '192.0.2.1', '10.0.0.0/8', 'fd00::/8'];
    expect(readConfig({ TRUST_PROXY: list }).trustProxy).toEqual(trusted);
    expect(readConfig({}).trustProxy).toBe(false);
  });

  it('prints that as its only line', async () => {
    const DATA_DIR = path.join(folder, 'data');
    const { exitCode, stdout, stderr } = await build.refusal({ DATA_DIR, PORT: 'eighty' });
    expect(stdout).not.toMatch(/Admin|Buyer|Producer/);
    expect(stderr).toMatch(/^Setting PORT is wrong.*\n$/);
    expect(exitCode).toBe(1);
  }, 60_000);

  it('says that DATA_DIR cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    await expect(ensureFolder(path.join(file, 'below'))).rejects.toThrow(/cannot be written \(ENOTDIR\)/);
  });

  it.runIf(platform() === 'linux')('says so where no folder can be made', async () => {
    await expect(ensureFolder('/proc/x')).rejects.toThrow(/^DATA_DIR \/proc\/x cannot be written \(ENOENT\)/);
  });
});
