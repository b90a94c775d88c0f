import localFont from 'next/font/local';

const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

// Not preloaded: Chinese pages set their headings in the system's face and would load it for nothing.
const newsreader = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const css = `:root{--font-inter:${inter.style.fontFamily};--font-newsreader:${newsreader.style.fontFamily}}`;

/**
 * Names the two Latin faces for the tokens. A style element and not a class: dialogs and toasts stand
 * outside the application's root element, and the document may not load fonts itself.
 */
export function FontFaces() {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
