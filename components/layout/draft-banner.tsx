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
  /** Of this page, with the prefix of its language: what was read as a draft is read as it is published next. */
  path: string;
}

/**
 * Says to an editor that drafts are on the page. Part of the document and not of the application: it is on no
 * visitor's page, and none of it in any script.
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
