import { dirname, join, relative } from 'node:path';
import { type ArrowFunction, type FunctionDeclaration, type JsxChild, type JsxElement, type Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, TypeFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';

/** What may stand in the place of this expression: a text of its own, as far as its type says. */
function mayBeText(type: Type | undefined, checker: Checker, seen = new Set<number>()): boolean {
  if (!type || seen.has(type.id)) return false;
  seen.add(type.id);
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some((part) => mayBeText(part, checker, seen));
  if (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown)) return true;
  if (type.isTypeParameter()) return mayBeText(checker.getBaseConstraintOfType(type) ?? type, checker, seen);
  return checker.isArrayType(type) && checker.getTypeArguments(type as TypeReference).some((part) => mayBeText(part, checker, seen));
}

/** Translators change nothing in such an element. */
const isLeftAlone = ({ openingElement: { attributes } }: JsxElement) => /\btranslate="no"/.test(attributes.getText());

/** Without the line breaks between tags, which React leaves out, and comments. */
const drawnChildren = (children: readonly JsxChild[]) =>
  children.filter(
    (child) =>
      !(is.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces && child.text.includes('\n')) &&
      !(is.isJsxExpression(child) && !child.expression),
  );

type Drawing = FunctionDeclaration | ArrowFunction;

function isComponent(node: Node): node is Drawing {
  const named = is.isFunctionDeclaration(node)
    ? node
    : is.isArrowFunction(node) && is.isVariableDeclaration(node.parent)
      ? node.parent
      : null;
  return named?.name !== undefined && /^[A-Z]/.test(named.name.getText());
}

function returnsText(node: Drawing, checker: Checker): boolean {
  const signature = checker.getSignatureFromDeclaration(node);
  return signature !== undefined && mayBeText(checker.getReturnTypeOfSignature(signature), checker);
}

/** These views in the compiler, with the files in memory beside them. */
export function openViews(root: string, files: readonly string[], written: Readonly<Record<string, string>>) {
  const config = join(root, 'tsconfig.views.json');
  const inMemory = {
    ...written,
    [config]: JSON.stringify({ extends: './tsconfig.json', include: [], files: [...files, ...Object.keys(written)] }),
  };
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => inMemory[path],
      fileExists: (path) => path in inMemory || undefined,
      directoryExists: (path) => Object.keys(written).some((file) => dirname(file) === path) || undefined,
    },
  });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error('The compiler opened no project');
  return { project, close: () => api.close() };
}

/**
 * Texts that React draws as nodes of their own: beside anything else, or without an element around them. A browser's translator replaces
 * such a node, and React then fails where it takes it away or places something before it, and changes it where nobody sees it. The only
 * content of an element is written into that element instead, whatever has become of it.
 * @param written files that are not on the disk, by path
 * @returns path, line and code of each
 */
export function bareTexts(root: string, files: readonly string[], written: Readonly<Record<string, string>> = {}): string[] {
  const named = [...files, ...Object.keys(written)];
  const { project, close } = openViews(root, files, written);
  const { checker, program } = project;

  const found: string[] = [];
  for (const path of named) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not part of the program`);
    const note = (node: Node) => {
      const line = file.text.slice(0, node.getStart()).split('\n').length;
      found.push(`${relative(root, path)}:${line} ${node.getText().replace(/\s+/g, ' ').trim().slice(0, 100)}`);
    };
    const visit = (node: Node): void => {
      if (isComponent(node) && returnsText(node, checker)) note(node);
      if ((is.isJsxElement(node) && !isLeftAlone(node)) || is.isJsxFragment(node)) {
        const children = drawnChildren(node.children);
        const isAlone = children.length === 1 && is.isJsxElement(node);
        for (const child of children) {
          const isText =
            is.isJsxText(child) ||
            (is.isJsxExpression(child) &&
              child.expression !== undefined &&
              mayBeText(checker.getTypeAtLocation(child.expression), checker));
          if (!isText || isAlone) continue;
          note(child);
        }
      }
      node.forEachChild(visit);
    };
    visit(file);
  }
  close();
  return found;
}
