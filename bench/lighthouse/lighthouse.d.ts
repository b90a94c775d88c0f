/** What we use of it: its own types are there only once it is installed. */
declare module 'lighthouse' {
  interface Audit {
    score: number | null;
    title: string;
    displayValue?: string;
    numericValue?: number;
  }
  export interface Result {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
  }
  export default function lighthouse(
    address: string,
    flags: { port: number; output: string[]; logLevel: 'silent'; onlyCategories: string[]; disableFullPageScreenshot: boolean },
  ): Promise<{ lhr: Result } | undefined>;
}
