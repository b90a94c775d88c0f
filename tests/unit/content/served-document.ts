/** What a page that is written for each request answers. */
export async function servedDocument(page: (context: never) => Promise<object>, locale: string) {
  const headers = new Map<string, string>();
  let body = '';
  const res = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    end: (text: string) => {
      body = text;
    },
  };
  const isThere = !('notFound' in (await page({ locale, res } as never)));
  return { isThere, type: headers.get('Content-Type'), body };
}
