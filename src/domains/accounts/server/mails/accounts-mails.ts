import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import type { KEY_SCOPES } from '#engine/model/api-key.ts';

/** The outbox holds the key; the token is signed here and stands only in the mail. */
const passwordReset: MailTemplate<{ username: string; linkKey: string }> = (
  { username, linkKey },
  { t, links, publicUrl },
) => ({
  subject: t('mail:accounts.passwordReset.subject'),
  heading: t('mail:accounts.passwordReset.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.passwordReset.text', { username }) },
    {
      kind: 'button',
      label: t('mail:accounts.passwordReset.button'),
      href: `${publicUrl}/reset-password?token=${links.sign('password-reset', linkKey)}`,
    },
    { kind: 'note', text: t('mail:accounts.passwordReset.note') },
  ],
});

/** To the new address, which counts once its owner has followed the link. */
const emailChangeConfirm: MailTemplate<{ username: string; linkKey: string }> = (
  { username, linkKey },
  { t, links, publicUrl },
) => ({
  subject: t('mail:accounts.emailChangeConfirm.subject'),
  heading: t('mail:accounts.emailChangeConfirm.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.emailChangeConfirm.text', { username }) },
    {
      kind: 'button',
      label: t('mail:accounts.emailChangeConfirm.button'),
      href: `${publicUrl}/confirm-email?token=${links.sign('email-change', linkKey)}`,
    },
    { kind: 'note', text: t('mail:accounts.emailChangeConfirm.note') },
  ],
});

/** To the address somebody registered with: it counts once its owner has followed the link. */
const emailProof: MailTemplate<{ username: string; linkKey: string }> = (
  { username, linkKey },
  { t, links, publicUrl },
) => ({
  subject: t('mail:accounts.emailProof.subject'),
  heading: t('mail:accounts.emailProof.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.emailProof.text', { username }) },
    {
      kind: 'button',
      label: t('mail:accounts.emailProof.button'),
      href: `${publicUrl}/confirm-email?token=${links.sign('email-proof', linkKey)}`,
    },
    { kind: 'note', text: t('mail:accounts.emailProof.note') },
  ],
});

/** To the old address, so that nobody loses an account without hearing of it. */
const emailChangeNotice: MailTemplate<{ username: string; email: string }> = (data, { t, publicUrl }) => ({
  subject: t('mail:accounts.emailChangeNotice.subject'),
  heading: t('mail:accounts.emailChangeNotice.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.emailChangeNotice.text', data) },
    { kind: 'note', text: t('mail:accounts.emailChangeNotice.note') },
    {
      kind: 'button',
      label: t('mail:accounts.emailChangeNotice.button'),
      href: `${publicUrl}/forgot-password`,
    },
  ],
});

/** To the address that was asked for, when it is somebody else's: only they are to know. */
const emailChangeTaken: MailTemplate<{ username: string }> = (data, { t, publicUrl }) => ({
  subject: t('mail:accounts.emailChangeTaken.subject'),
  heading: t('mail:accounts.emailChangeTaken.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.emailChangeTaken.text', data) },
    { kind: 'note', text: t('mail:accounts.emailChangeTaken.note') },
    { kind: 'button', label: t('mail:accounts.emailChangeTaken.button'), href: `${publicUrl}/login` },
  ],
});

/** To the owner of an address with which somebody has registered: only they are to know that it has an account. */
const registrationKnown: MailTemplate<{ username: string }> = (data, { t, publicUrl }) => ({
  subject: t('mail:accounts.registrationKnown.subject'),
  heading: t('mail:accounts.registrationKnown.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.registrationKnown.text', data) },
    { kind: 'button', label: t('mail:accounts.registrationKnown.button'), href: `${publicUrl}/login` },
    {
      kind: 'button',
      label: t('mail:accounts.registrationKnown.reset'),
      href: `${publicUrl}/forgot-password`,
    },
    { kind: 'note', text: t('mail:accounts.registrationKnown.note') },
  ],
});

/** `outcome`: what ended with the old password. Mails of an older version name none. */
const passwordChanged: MailTemplate<{
  username: string;
  outcome?: 'changed' | 'keysEnded' | 'allEnded';
  areWebhooksOff?: boolean;
}> = ({ username, outcome = 'changed', areWebhooksOff = false }, { t, publicUrl }) => ({
  subject: t('mail:accounts.passwordChanged.subject'),
  heading: t('mail:accounts.passwordChanged.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.passwordChanged.text', { username }) },
    ...(outcome === 'changed'
      ? []
      : [{ kind: 'text' as const, text: t(`mail:accounts.passwordChanged.${outcome}`) }]),
    ...(areWebhooksOff
      ? [{ kind: 'text' as const, text: t('mail:accounts.passwordChanged.webhooksOff') }]
      : []),
    { kind: 'note', text: t('mail:accounts.passwordChanged.note') },
    {
      kind: 'button',
      label: t('mail:accounts.passwordChanged.button'),
      href: `${publicUrl}/forgot-password`,
    },
  ],
});

const twoFactorChanged: MailTemplate<{ username: string; enabled: boolean }> = (
  { username, enabled },
  { t, publicUrl },
) => {
  const texts = enabled ? 'mail:accounts.twoFactorOn' : 'mail:accounts.twoFactorOff';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`, { username }) },
      { kind: 'note', text: t(`${texts}.note`) },
      { kind: 'button', label: t(`${texts}.button`), href: `${publicUrl}/profile` },
    ],
  };
};

const passkeyChanged: MailTemplate<{ username: string; name: string; added: boolean }> = (
  { username, name, added },
  { t, publicUrl },
) => {
  const texts = added ? 'mail:accounts.passkeyAdded' : 'mail:accounts.passkeyRemoved';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`, { username, name }) },
      { kind: 'note', text: t(`${texts}.note`) },
      { kind: 'button', label: t(`${texts}.button`), href: `${publicUrl}/profile` },
    ],
  };
};

interface ApiKeyMade {
  username: string;
  name: string;
  prefix: string;
  scope: (typeof KEY_SCOPES)[number];
  role: string;
}

/** A key outlives the session it was made in: its owner shall know of it. */
const apiKeyMade: MailTemplate<ApiKeyMade> = ({ username, name, prefix, scope, role }, { t, publicUrl }) => ({
  subject: t('mail:accounts.apiKeyMade.subject'),
  heading: t('mail:accounts.apiKeyMade.heading'),
  blocks: [
    { kind: 'text', text: t(`mail:accounts.apiKeyMade.${scope}`, { username }) },
    {
      kind: 'table',
      rows: [
        { label: t('mail:accounts.apiKeyMade.name'), value: name },
        { label: t('mail:accounts.apiKeyMade.key'), value: `${prefix}…` },
      ],
    },
    { kind: 'note', text: t('mail:accounts.apiKeyMade.note') },
    {
      kind: 'button',
      label: t('mail:accounts.apiKeyMade.button'),
      href: `${publicUrl}${role === 'ADMIN' ? '/admin' : '/dashboard'}?tab=connections`,
    },
  ],
});

const accountDeleted: MailTemplate<{ username: string }> = ({ username }, { t }) => ({
  subject: t('mail:accounts.accountDeleted.subject'),
  heading: t('mail:accounts.accountDeleted.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.accountDeleted.text', { username }) },
    { kind: 'note', text: t('mail:accounts.accountDeleted.note') },
  ],
});

const accountSuspended: MailTemplate<{ username: string; reason: string }> = (data, { t }) => ({
  subject: t('mail:accounts.accountSuspended.subject'),
  heading: t('mail:accounts.accountSuspended.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.accountSuspended.text', { username: data.username }) },
    { kind: 'note', text: data.reason },
    { kind: 'text', text: t('mail:accounts.accountSuspended.note') },
  ],
});

const accountReactivated: MailTemplate<{ username: string }> = (data, { t, publicUrl }) => ({
  subject: t('mail:accounts.accountReactivated.subject'),
  heading: t('mail:accounts.accountReactivated.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.accountReactivated.text', data) },
    { kind: 'button', label: t('mail:accounts.accountReactivated.button'), href: `${publicUrl}/login` },
  ],
});

export const accountsMails = {
  'account-suspended': accountSuspended,
  'account-reactivated': accountReactivated,
  'account-deleted': accountDeleted,
  'api-key-made': apiKeyMade,
  'email-change-confirm': emailChangeConfirm,
  'email-change-notice': emailChangeNotice,
  'email-change-taken': emailChangeTaken,
  'email-proof': emailProof,
  'registration-known': registrationKnown,
  'passkey-changed': passkeyChanged,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'two-factor-changed': twoFactorChanged,
};

type AccountsMails = typeof accountsMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends AccountsMails {}
}
