import type { OpenedBrand } from './brand/read-brand.ts';
import type { PicturesPlace } from './pictures-setting.ts';

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
  readonly storeMode: 'open' | 'prelaunch';
  readonly guestCheckout: boolean;
  readonly placeholderRatings: boolean;
  readonly rateLimit: boolean;
  /** In front of the shop, which tells them of every change. */
  readonly httpCaches: string[];
  /** Of finished responses, in memory. */
  readonly cacheBytes: number;
  /** Whose X-Forwarded-For counts; false: nobody's. */
  readonly trustProxy: string[] | false;
  /** `catalogue`: without the people who bought and reviewed it. */
  readonly sampleData: 'on' | 'catalogue' | 'off';
  readonly admin: { username: string; email: string; password: string | undefined };
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}
