/** Producers write in paragraphs, with a blank line between them. */
export function paragraphsOf(description: string): string[] {
  return description
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** 'frantoio-ripalunga.example' for a link; undefined for a URL that is not http(s). */
export function websiteHost(website: string | null): string | undefined {
  if (website === null || !URL.canParse(website)) return undefined;
  const { protocol, hostname } = new URL(website);
  return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/^www\./u, '') : undefined;
}
