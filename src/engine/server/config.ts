import type { OpenedBrand } from './brand/read-brand.ts';
import { isAddedName, type AddedName } from '#engine/model/added-names.ts';
import type { ShopHome } from '#engine/model/places/shop-home.ts';
import { resolve } from 'node:path';

/** The settings of this start. Domains add their own (`declare module`); `src/app/server/config.ts` reads all of them. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly brand: OpenedBrand;
  readonly pictures: PicturesPlace;
  /** Where pictures are found that have not moved yet. */
  readonly previousPictures: PicturesPlace | undefined;
  readonly databaseUrl: string | undefined;
  readonly directUrl: string | undefined;
  readonly replicaUrl: string | undefined;
  readonly namedStatements: boolean;
  readonly secretKey: string | undefined;
  readonly previousSecretKeys: string[];
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Of newsletters and the like, by all processes together. */
  readonly bulkMailsPerMinute: number;
  readonly supportEmail: string;
  /** Currency and country: fixed once there are orders. */
  readonly home: ShopHome;
  readonly storeMode: 'open' | 'prelaunch';
  readonly guestCheckout: boolean;
  readonly placeholderRatings: boolean;
  readonly rateLimit: boolean;
  /** In front of the shop, which tells them of every change. */
  readonly httpCaches: string[];
  /** Folders and packages, and the environment variables that are theirs: those that begin with X_. */
  readonly extensions: {
    readonly names: readonly string[];
    /** Where a relative folder begins. */
    readonly root: string;
    readonly settings: Readonly<Record<string, string>>;
  };
  /** Of finished responses, in memory. */
  readonly cacheBytes: number;
  /** Whose X-Forwarded-For counts; false: nobody's. */
  readonly trustProxy: string[] | false;
  /** `catalogue`: without the people who bought and reviewed it. */
  readonly sampleData: 'on' | 'catalogue' | 'off';
  readonly admin: { username: string; email: string; password: string | undefined };
  /** Where traces and figures are sent by OTLP; undefined: nowhere. Without a slash at the end. */
  readonly telemetry: { endpoint: string; service: string } | undefined;
  /** How long a process that is told to end goes on serving, so that a proxy notices first. */
  readonly drainSeconds: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Where pictures are: a folder, a bucket of an S3 server, or a place that an extension knows. */
export type PicturesPlace = { folder: string } | { extension: AddedName } | BucketPlace;

export interface BucketPlace {
  endpoint: string;
  bucket: string;
  /** 'staging/': of a shop that shares the bucket with another. */
  prefix?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const RULE =
  'must name a folder, x- and an extension, or a bucket such as s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1';
const PREFIX = /^(?:\/[\w-][\w.-]*)*\/?$/;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

interface Keys {
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/**
 * Reads PICTURES or PICTURES_PREVIOUS. `root`: what a relative folder begins at. The result is a text where the setting
 * is wrong, and says why.
 */
export function readPicturesPlace(value: string, keys: Keys, root: string): PicturesPlace | string {
  if (isAddedName(value)) return { extension: value };
  if (!/^\w+:\/\//.test(value)) return { folder: resolve(root, value) };
  if (!URL.canParse(value)) return RULE;
  const { protocol, hostname, pathname, searchParams } = new URL(value);
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const isKnown = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  const isPlain = protocol === 's3:' && BUCKET.test(hostname) && PREFIX.test(pathname);
  if (!isPlain || !isKnown || !/^https?:\/\/[^?#]+$/.test(endpoint)) return RULE;
  const { accessKeyId, secretAccessKey } = keys;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    return 'names a bucket, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  const prefix = pathname
    .split('/')
    .filter(Boolean)
    .map((folder) => `${folder}/`)
    .join('');
  return { endpoint, bucket: hostname, ...(prefix && { prefix }), region, accessKeyId, secretAccessKey };
}
