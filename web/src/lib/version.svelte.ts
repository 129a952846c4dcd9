// Whether the server has a newer page than this one. It is offered between games only.

export const version = $state({ isNew: false, playing: false });

const script = (html: string): string | undefined => /src="([^"]*\/index-[^"]+\.js)"/.exec(html)?.[1];

/** Looks after the line was lost: a server that was away may have come back newer. */
export async function lookForNewer(): Promise<void> {
  const own = script(document.documentElement.outerHTML);
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    const now = script(page);
    version.isNew = own !== undefined && now !== undefined && own !== now;
  } catch {
    // It is away: there will be another time.
  }
}
