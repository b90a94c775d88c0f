import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** What may stand in the place of this expression: a text of its own, as far as its type says. */
function mayBeText(type: ts.Type, checker: ts.TypeChecker, seen = new Set<ts.Type>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.some((part) => mayBeText(part, checker, seen));
  if (
    type.flags &
    (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown)
  ) {
    return true;
  }
  if (type.flags & ts.TypeFlags.TypeParameter) return mayBeText(checker.getBaseConstraintOfType(type) ?? type, checker, seen);
  return checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference).some((part) => mayBeText(part, checker, seen));
}

/** Translators change nothing in such an element. */
const isLeftAlone = ({ openingElement: { attributes } }: ts.JsxElement) => /\btranslate="no"/.test(attributes.getText());

/** Without the line breaks between tags, which React leaves out, and comments. */
const drawnChildren = (children: readonly ts.JsxChild[]) =>
  children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces && child.text.includes('\n')) &&
      !(ts.isJsxExpression(child) && !child.expression),
  );

type Drawing = ts.FunctionDeclaration | ts.ArrowFunction;

function isComponent(node: ts.Node): node is Drawing {
  const named = ts.isFunctionDeclaration(node)
    ? node
    : ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent)
      ? node.parent
      : null;
  return named?.name !== undefined && /^[A-Z]/.test(named.name.getText());
}

function returnsText(node: Drawing, checker: ts.TypeChecker): boolean {
  const signature = checker.getSignatureFromDeclaration(node);
  return signature !== undefined && mayBeText(checker.getReturnTypeOfSignature(signature), checker);
}

/**
 * Texts that React draws as nodes of their own: beside anything else, or without an element around them. A browser's translator replaces
 * such a node, and React then fails where it takes it away or places something before it, and changes it where nobody sees it. The only
 * content of an element is written into that element instead, whatever has become of it.
 * @param written files that are not on the disk, by path
 * @returns path, line and code of each
 */
export function bareTexts(root: string, files: readonly string[], written: Readonly<Record<string, string>> = {}): string[] {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, (path) => readFileSync(path, 'utf8')).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => path in written || fileExists(path);
  host.readFile = (path) => written[path] ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = written[path];
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  };
  host.directoryExists = (path) => Object.keys(written).some((file) => dirname(file) === path) || ts.sys.directoryExists(path);
  const program = ts.createProgram([...files, ...Object.keys(written)], { ...options, noEmit: true, incremental: false }, host);
  const checker = program.getTypeChecker();

  const found: string[] = [];
  for (const path of [...files, ...Object.keys(written)]) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not part of the program`);
    const note = (node: ts.Node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(root, path)}:${line + 1} ${node.getText().replace(/\s+/g, ' ').trim().slice(0, 100)}`);
    };
    const visit = (node: ts.Node): void => {
      if (isComponent(node) && returnsText(node, checker)) note(node);
      if ((ts.isJsxElement(node) && !isLeftAlone(node)) || ts.isJsxFragment(node)) {
        const children = drawnChildren(node.children);
        const isAlone = children.length === 1 && ts.isJsxElement(node);
        for (const child of children) {
          const isText =
            ts.isJsxText(child) ||
            (ts.isJsxExpression(child) &&
              child.expression !== undefined &&
              mayBeText(checker.getTypeAtLocation(child.expression), checker));
          if (!isText || isAlone) continue;
          note(child);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
