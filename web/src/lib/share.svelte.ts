// Gives links away: by the sheet of the system where fingers point, otherwise through the clipboard. Where neither works there is the
// link to be read.

/** So long it is said that something was copied. */
const SAID = 2500;

export class Sharing {
  /** Whether a link was copied just now. */
  copied = $state(false);
  /** The link to be read, where it could not be given away. */
  link = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  async copy(url: string): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await navigator.clipboard.writeText(url);
      this.copied = true;
      this.link = '';
      this.#timer = setTimeout(() => (this.copied = false), SAID);
    } catch {
      this.copied = false;
      this.link = url;
    }
  }

  /** By the system's own sheet. */
  async sheet(url: string, title?: string): Promise<void> {
    try {
      await navigator.share(title === undefined ? { url } : { title, url });
    } catch (error) {
      // Whoever closes it does not want it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await this.copy(url);
    }
  }

  /** In the way that is usual where the reader is. */
  give(url: string, title?: string): Promise<void> {
    const hasSheet = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
    return hasSheet ? this.sheet(url, title) : this.copy(url);
  }
}
