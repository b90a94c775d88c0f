export interface DraftTexts {
  label: string;
  text: string;
  leave: string;
}

const css = `
.draft-banner{position:sticky;bottom:0;z-index:var(--z-toast);display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:.5rem var(--gutter);background:var(--warning-wash);color:var(--ink);border-top:2px solid var(--warning);font-size:var(--text-sm)}
.draft-banner a{display:inline-flex;align-items:center;min-height:var(--target);color:var(--red);text-decoration:underline}
`;

interface Props {
  texts: DraftTexts;
  /** Path of this page with locale prefix; exiting draft mode returns to it. */
  path: string;
}

/**
 * Tells an editor that the page shows drafts. Rendered in the document, not in the application, so that no visitor's page or script
 * contains it.
 */
export function DraftBanner({ texts, path }: Props) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <aside className="draft-banner" aria-label={texts.label}>
        <strong>{texts.label}</strong>
        <span>{texts.text}</span>
        <a href={`/api/preview?exit=1&path=${encodeURIComponent(path)}`}>{texts.leave}</a>
      </aside>
    </>
  );
}
