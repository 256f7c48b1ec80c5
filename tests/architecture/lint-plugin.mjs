import { basename } from 'node:path'

/**
 * Project rules beyond the usual lint rules. Each has its own name, so that an exception (which needs its reason on the
 * line) disables only that rule.
 */
const ban = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [], messages: { banned: message } },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (node) => context.report({ node, messageId: 'banned' }),
      ]),
    ),
})

const onFile = (check) => ({
  meta: { type: 'problem', schema: [], messages: { banned: '{{ problem }}' } },
  create: (context) => ({
    Program(node) {
      const problem = check(basename(context.filename))
      if (problem) context.report({ node, messageId: 'banned', data: { problem } })
    },
  }),
})

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config|d))*\.(ts|tsx|mjs|js)$/
const EMPTY_NAMES = /^(index|utils?|helpers?|misc|common)\./

const fileName = onFile((name) => {
  if (EMPTY_NAMES.test(name)) return `'${name}' says nothing: put the noun into the name`
  if (!KEBAB_CASE.test(name)) return `'${name}' is not kebab-case`
  return null
})

const disableNeedsReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { banned: 'Write the reason behind it: -- because …' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!/^\s*oxlint-disable/.test(comment.value) || / -- \S/.test(comment.value)) continue
        context.report({ loc: comment.loc, messageId: 'banned' })
      }
    },
  }),
}

const TEST_CALL =
  'CallExpression:matches([callee.name=/^(it|test)$/], [callee.callee.object.name=/^(it|test)$/])'

export default {
  meta: { name: 'project' },
  rules: {
    'file-name': fileName,
    'import-from-root': ban(
      "Start at the root: '#src/…'",
      String.raw`ImportDeclaration[source.value=/^\.\.\x2F/]`,
    ),
    'import-extension': ban(
      'Name the file with its extension, as Node wants it',
      String.raw`ImportDeclaration[source.value=/^(\.|#(src|collections|tests))\x2F(?!.*\.(ts|tsx|mjs|js|json|css)$)/]`,
    ),
    'disable-needs-reason': disableNeedsReason,
    'env-in-one-place': ban(
      'Only src/env.ts reads the environment',
      'MemberExpression[object.name="process"][property.name="env"]',
      'VariableDeclarator[init.name="process"] > ObjectPattern > Property[key.name="env"]',
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    ),
    'single-payload-entry': ban(
      'Only src/services/platform/payload.ts opens Payload and decides about access: use as(actor) or asSystem(reason)',
      'Identifier[name=/^(getPayload|overrideAccess)$/]',
      'Property > Literal[value="overrideAccess"]',
    ),
    'no-raw-html': ban(
      'Raw HTML is injected nowhere: render the tree',
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/]',
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    ),
    'one-fetch': ban(
      'The browser asks the server only through src/queries',
      'CallExpression[callee.name="fetch"]',
      'CallExpression[callee.object.name=/^(window|globalThis|self)$/][callee.property.name="fetch"]',
      'CallExpression[callee.property.name="sendBeacon"]',
    ),
    'one-request-object': ban(
      'The browser asks the server only through src/queries',
      'NewExpression[callee.name=/^(XMLHttpRequest|EventSource|WebSocket)$/]',
    ),
    'no-barrel': ban(
      'Import from the file that has it',
      'ExportAllDeclaration',
      'ExportNamedDeclaration[source]',
    ),
    'no-silent-catch': ban(
      'A catch adds meaning or answers; it never swallows',
      'CatchClause > BlockStatement[body.length=0]',
      'CallExpression[callee.property.name="catch"] > :function > BlockStatement[body.length=0]',
    ),
    'page-stays-on-server': ban(
      'Never on a page: put it on the part that needs it',
      'Program > ExpressionStatement[directive="use client"]',
    ),
    'straight-test': ban(
      'A test has no branches: write two tests, or a table',
      `${TEST_CALL} IfStatement`,
      `${TEST_CALL} TryStatement`,
    ),
    'every-test-runs': ban(
      'A test runs, each time and once',
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|skipIf|runIf|fails)$/]',
    ),
    'no-mock': ban(
      'Our own modules are not mocked: fake only Google, the clock and the edge of the network',
      'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock|hoisted)$/]',
    ),
    'no-sleep': ban(
      'Wait for what should happen, not for time to pass',
      'CallExpression[callee.name="setTimeout"]',
      'CallExpression[callee.property.name="waitForTimeout"]',
      'ImportDeclaration[source.value="node:timers/promises"]',
    ),
  },
}
