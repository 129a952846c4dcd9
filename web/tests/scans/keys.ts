// Finds where a text of the server is looked into instead of being said. In TypeScript by its type; in the markup of components,
// which has none here, by what reads a property called `key` or `args`.
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

export interface Source {
  path: string;
  text: string;
}

/** A finding: where, and what stands there. */
export interface Finding {
  path: string;
  line: number;
  code: string;
}

/** What a text is made of, by the names of its properties. */
const PARTS = ['key', 'args'];
/** What looks for something in a string. */
const MATCHERS = [
  ...['includes', 'indexOf', 'lastIndexOf', 'startsWith', 'endsWith', 'match', 'matchAll', 'search'],
  ...['test', 'exec', 'split', 'slice', 'substring', 'replace', 'replaceAll', 'at', 'charAt'],
];
/** What makes a string or a list of all that is in an object. */
const OPENERS = ['stringify', 'values', 'entries', 'keys', 'String'];

/** Says texts, so it must look into them. */
const SAYS = 'src/lib/words.ts';
/** Where properties called `key` are declared that are no part of a text: cards. Those of the DOM are known by their library. */
const OTHERS = ['src/table/keyed.ts', 'src/lib/store/table.svelte.ts', 'src/table/Inspector.svelte'];
/** Where whole texts are made into one string, to be compared with each other. */
const WHOLE = ['src/lib/narrow.ts', 'src/table/log.ts'];

const ROOT = process.cwd();
/** The script of a component is looked at as a module beside it. */
const scriptOf = (path: string): string => path.replace(/\.svelte$/, '_script.ts');
const ownOf = (path: string): string => path.replace(/_script\.ts$/, '.svelte');

function script({ path, text }: Source): Source {
  const found = /<script lang="ts">([\s\S]*?)<\/script>/.exec(text);
  const before = found ? text.slice(0, found.index + '<script lang="ts">'.length) : '';
  // As many empty lines as stand before it keep the numbers of the lines.
  return { path: scriptOf(path), text: '\n'.repeat(before.split('\n').length - 1) + (found?.[1] ?? '') };
}

/** All TypeScript of these sources, with types. */
function programOf(modules: Source[]): ts.Program {
  const config = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const texts = new Map(modules.map(({ path, text }) => [join(ROOT, path), text]));
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version, true);
  };
  return ts.createProgram([...texts.keys()], options, host);
}

/** What looks into a text, by types. */
function typed(modules: Source[]): Finding[] {
  const program = programOf(modules);
  const types = program.getTypeChecker();
  const found: Finding[] = [];

  const declaredIn = (symbol: ts.Symbol | undefined): string[] =>
    (symbol?.declarations ?? []).map((declared) => ownOf(relative(ROOT, declared.getSourceFile().fileName)));
  const isText = (type: ts.Type): boolean =>
    (type.isUnion() ? type.types : [type]).some((one) => declaredIn(one.getProperty('key')).includes('src/wire.ts'));
  const holdsText = (type: ts.Type, depth = 5, seen = new Set<ts.Type>()): boolean => {
    if (depth === 0 || seen.has(type)) return false;
    seen.add(type);
    if (isText(type)) return true;
    if (type.isUnionOrIntersection()) return type.types.some((one) => holdsText(one, depth, seen));
    const items = types.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (items && !(type.flags & ts.TypeFlags.StringLike)) return holdsText(items, depth - 1, seen);
    if (!(type.flags & ts.TypeFlags.Object)) return false;
    return type.getProperties().some((one) => {
      const at = one.valueDeclaration;
      return at !== undefined && holdsText(types.getTypeOfSymbolAtLocation(one, at), depth - 1, seen);
    });
  };
  const isLabel = (type: ts.Type): boolean =>
    (type.isUnion() ? type.types : [type]).some((one) =>
      one.getProperties().some(({ escapedName }) => String(escapedName).startsWith('__@SAID')),
    );
  const typeOf = (node: ts.Node): ts.Type => types.getTypeAtLocation(node);
  const isWritten = (node: ts.Expression): boolean =>
    ts.isStringLiteralLike(node) || (typeOf(node).flags & ts.TypeFlags.StringLiteral) !== 0;

  /** Whether a property of this name, read from such an object, may be one of a text. */
  const reads = (object: ts.Type, name: string | undefined): boolean => {
    if (name === undefined) return isText(object);
    if (!PARTS.includes(name)) return false;
    const type = types.getNonNullableType(object);
    const symbols = (type.isUnion() ? type.types : [type]).map((one) => [one, one.getProperty(name)] as const);
    return symbols.some(([one, symbol]) => {
      if (!symbol) return one.symbol?.name !== 'DOMStringMap';
      const places = declaredIn(symbol);
      return !places.every((place) => /\/lib\.[\w.]+\.d\.ts$/.test(place) || OTHERS.includes(place));
    });
  };
  const nameOf = (name: ts.PropertyName | ts.BindingName | undefined): string | undefined => {
    if (!name) return undefined;
    if (ts.isComputedPropertyName(name)) {
      return ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
    }
    return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
  };

  const breaks = (node: ts.Node, path: string): boolean => {
    if (ts.isPropertyAccessExpression(node)) {
      return reads(typeOf(node.expression), node.name.text) || isLabel(typeOf(node.expression));
    }
    if (ts.isElementAccessExpression(node)) {
      const at = node.argumentExpression;
      return reads(typeOf(node.expression), ts.isStringLiteralLike(at) ? at.text : undefined);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const rest = node.dotDotDotToken !== undefined;
      return reads(typeOf(node.parent), rest ? undefined : nameOf(node.propertyName ?? node.name));
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left, right } = node;
      return (
        ts.isObjectLiteralExpression(left) && left.properties.some((one) => reads(typeOf(right), nameOf(one.name)))
      );
    }
    if (ts.isBinaryExpression(node)) {
      const { left, right } = node;
      return (isLabel(typeOf(left)) && isWritten(right)) || (isLabel(typeOf(right)) && isWritten(left));
    }
    if (ts.isCallExpression(node)) {
      const called = node.expression;
      const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
      const opens = OPENERS.includes(name) && node.arguments.some((one) => holdsText(typeOf(one)));
      const matches = MATCHERS.includes(name) && node.arguments.some((one) => isLabel(typeOf(one)));
      return (opens && !(name === 'stringify' && WHOLE.includes(path))) || matches;
    }
    if (ts.isTemplateSpan(node)) return isLabel(typeOf(node.expression));
    if (ts.isSwitchStatement(node)) return isLabel(typeOf(node.expression));
    // A text that is called something else is a text all the same.
    if (ts.isAsExpression(node)) return isText(typeOf(node.expression)) && !isText(typeOf(node));
    return false;
  };

  const named = new Set(modules.map(({ path }) => join(ROOT, path)));
  for (const file of program.getSourceFiles().filter(({ fileName }) => named.has(fileName))) {
    const path = ownOf(relative(ROOT, file.fileName));
    const visit = (node: ts.Node): void => {
      if (breaks(node, path)) {
        const line = ts.getLineAndCharacterOfPosition(file, node.getStart()).line + 1;
        found.push({ path, line, code: node.getText().slice(0, 120) });
      }
      ts.forEachChild(node, visit);
    };
    if (path !== SAYS) visit(file);
  }
  return found;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What has a property called `key` in the markup, by its name: events of the keyboard, elements, parts of an answer. */
const KNOWN = ['event', 'dataset', 'part'];
/** What gives cards with keys. */
const GIVERS = ['keyed', '$props'];

/** What looks into a text anywhere in a component, by names. */
function named({ path, text }: Source): Finding[] {
  const found: Finding[] = [];
  const codeOf = (node: Node): string => text.slice(node.start, node.end);
  const literal = (node: unknown): string | undefined =>
    isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
  /** The last name of an expression: `event` in `one.event`, `labelOf` in `labelOf(step)`. */
  const last = (node: unknown): string => {
    if (!isNode(node)) return '';
    if (node.type === 'Identifier') return String(node.name);
    if (node.type === 'CallExpression') return last(node.callee);
    if (node.type === 'MemberExpression') return node.computed ? (literal(node.property) ?? '') : last(node.property);
    return last(node.expression);
  };
  const isLabel = (node: unknown): boolean => ['label', 'labelOf', 'armed'].includes(last(node));
  const find = (node: Node): void => {
    const line = text.slice(0, node.start).split('\n').length;
    found.push({ path, line, code: codeOf(node).slice(0, 120) });
  };
  const visit = (node: Node, giver: string): void => {
    if (node.type === 'MemberExpression') {
      const name = node.computed ? literal(node.property) : last(node.property);
      if (name !== undefined && PARTS.includes(name) && !(name === 'key' && KNOWN.includes(last(node.object))))
        find(node);
    }
    if (node.type === 'ObjectPattern' && !GIVERS.includes(giver)) {
      for (const one of node.properties as Node[]) {
        if (one.type === 'Property' && PARTS.includes(literal(one.key) ?? last(one.key))) find(one);
      }
    }
    if (node.type === 'CallExpression' && isNode(node.callee)) {
      const { callee } = node;
      if (last(callee) === 'stringify') find(node);
      if (MATCHERS.includes(last(callee)) && callee.type === 'MemberExpression') {
        if ([callee.object, ...(node.arguments as unknown[])].some(isLabel)) find(node);
      }
    }
    if (node.type === 'BinaryExpression' && [node.left, node.right].some(isLabel)) {
      if ([node.left, node.right].some((one) => literal(one) !== undefined)) find(node);
    }
    for (const [field, value] of Object.entries(node)) {
      const gives = node.type === 'EachBlock' && field === 'context' ? last(node.expression) : '';
      const declares = node.type === 'VariableDeclarator' && field === 'id' ? last(node.init) : '';
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, gives || declares);
    }
  };
  const { fragment, instance, module } = parse(text, { modern: true, filename: path }) as unknown as Record<
    string,
    Node
  >;
  for (const part of [fragment, instance, module]) if (part) visit(part, '');
  return found;
}

/** Everything in these sources that looks into a text. */
export function lookedInto(sources: Source[]): Finding[] {
  const components = sources.filter(({ path }) => path.endsWith('.svelte'));
  const modules = sources.filter(({ path }) => path.endsWith('.ts'));
  const found = [...typed([...modules, ...components.map(script)]), ...components.flatMap(named)];
  const places = new Map(found.map((one) => [`${one.path}:${one.line}`, one]));
  return [...places.values()].sort((one, two) => one.path.localeCompare(two.path) || one.line - two.line);
}
