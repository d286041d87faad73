import { deflateRawSync } from "node:zlib";
import { parseAst } from "vite";

const letters = "etnraiosculdpfhmgybvwkxjqzRESTACONI".split("");
const passes = 2;

/**
 * The same module with short names that compress best. A minifier gives the shortest name that is free; which of them it is, is
 * free as well, and decides how often the same text comes again. Every name is tried for every variable, and two may change theirs.
 */
export function shortenNames(code) {
  const variables = findVariables(parseAst(code));
  const cuts = variables.flatMap((variable) => variable.places.map((place) => ({ variable, place })));
  cuts.sort((one, other) => one.place.start - other.place.start);
  const sizeNow = () => deflateRawSync(write(code, cuts), { level: 9 }).length;
  let least = sizeNow();
  const renamings = variables.flatMap((variable) => letters.map((letter) => ({ variable, letter })));
  for (let pass = 0; pass < passes; pass++) {
    for (const { variable, letter } of renamings) {
      const undo = rename(variable, letter);
      const size = undo ? sizeNow() : least;
      if (size < least) least = size;
      else undo?.();
    }
  }
  return write(code, cuts);
}

function write(code, cuts) {
  let text = "";
  let at = 0;
  for (const { variable, place } of cuts) {
    text += code.slice(at, place.start) + (place.shorthand ? `${place.name}:` : "") + variable.name;
    at = place.end;
  }
  return text + code.slice(at);
}

/** Gives the name, and the old one to whoever had it; answers how to take that back, or nothing where a third is in the way. */
function rename(variable, name) {
  const old = variable.name;
  if (old === name) return undefined;
  const [other, ...more] = [...variable.besides].filter((beside) => beside.name === name);
  if (more.length || (other && [...other.besides].some((third) => third !== variable && third.name === old)))
    return undefined;
  const give = (mine, theirs) => {
    variable.name = mine;
    if (other) other.name = theirs;
  };
  give(name, old);
  return () => give(old, name);
}

/** The variables of a module with the places where they stand, and `besides`: those that may not share a name, itself among them. */
function findVariables(program) {
  const scopes = [];
  const uses = [];
  const open = (outer, isFunction) => {
    const scope = { outer, isFunction, variables: new Map(), seen: new Set() };
    scopes.push(scope);
    return scope;
  };
  visit(program, open(undefined, true), { open, uses });
  for (const { place, scope } of uses) addUse(place, scope);
  for (const { seen } of scopes) {
    for (const variable of seen) variable.besides = new Set([...variable.besides, ...seen]);
  }
  return scopes.flatMap(({ variables }) => [...variables.values()]);
}

function addUse(place, from) {
  const passed = [];
  let scope = from;
  while (scope && !scope.variables.has(place.name)) {
    passed.push(scope);
    scope = scope.outer;
  }
  const variable = scope?.variables.get(place.name);
  if (!variable) return;
  variable.places.push(place);
  for (const { seen } of passed) seen.add(variable);
}

function declare(pattern, scope) {
  for (const { name } of boundIn(pattern)) {
    const variable = scope.variables.get(name) ?? { name, places: [], besides: new Set() };
    scope.variables.set(name, variable);
    scope.seen.add(variable);
  }
}

function boundIn(pattern) {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [pattern];
  if (pattern.type === "ObjectPattern") return pattern.properties.flatMap((part) => boundIn(part.value ?? part));
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap(boundIn);
  return boundIn(pattern.left ?? pattern.argument);
}

const opensBlock = /^(?:Block|For|ForOf|ForIn|Switch)Statement$/;

/** A body is one scope with the parameters before it: it may not declare their names again. */
function visit(node, outer, found) {
  const { type } = node;
  const isFunction = /Function/.test(type);
  const scope = isFunction || opensBlock.test(type) || type === "CatchClause" ? found.open(outer, isFunction) : outer;
  if (type === "FunctionDeclaration" || type === "ClassDeclaration") declare(node.id, outer);
  else if (isFunction || type === "ClassExpression") declare(node.id, scope);
  for (const param of isFunction ? node.params : [node.param]) declare(param, scope);
  if (type === "VariableDeclaration")
    for (const { id } of node.declarations) declare(id, node.kind === "var" ? functionOf(scope) : scope);
  if (type === "Identifier") found.uses.push({ place: node, scope });
  for (const child of childrenOf(node)) {
    if (child === node.body && scope !== outer && child.type === "BlockStatement" && !opensBlock.test(type))
      for (const statement of child.body) visit(statement, scope, found);
    else visit(child, scope, found);
  }
}

const functionOf = (scope) => (scope.isFunction ? scope : functionOf(scope.outer));

/** What is to be read as code: names of properties, labels and exports are none of it. */
function childrenOf(node) {
  if (node.type === "ExportSpecifier") return [node.local];
  if (node.type === "Property" && node.shorthand) return [shorthand(node.value)];
  const skipped =
    !node.computed && { MemberExpression: "property", Property: "key", MethodDefinition: "key" }[node.type];
  return Object.entries(node)
    .filter(([name]) => name !== skipped)
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === "string");
}

function shorthand(value) {
  if (value.type === "AssignmentPattern") return { ...value, left: shorthand(value.left) };
  return { ...value, shorthand: true };
}
