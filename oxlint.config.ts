import { defineConfig } from 'oxlint'
import { projectRules } from './tests/architecture/project-rules.ts'

/** Every rule is 'error' or off: a warning is a rule that is not kept. */
const asErrors = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'error' as const]))

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: [{ name: 'project', specifier: './tests/architecture/lint-plugin.mjs' }],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  ignorePatterns: [
    'collections/generated/**',
    'collections/migrations/**',
    '**/importMap.js',
    '.next/**',
    '.data/**',
    'tmp/**',
    'public/**',
    'coverage/**',
    'tests/fixtures/**',
    'next-env.d.ts',
  ],
  overrides: [
    {
      files: ['**/*.{ts,tsx,mjs}'],
      rules: {
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
        'no-console': 'error',
        'no-constant-condition': 'error',
        'no-debugger': 'error',
        'no-else-return': 'error',
        'no-empty': 'error',
        'no-eval': 'error',
        'no-extra-boolean-cast': 'error',
        'no-new-func': 'error',
        'no-param-reassign': 'error',
        'no-self-compare': 'error',
        'no-unreachable': 'error',
        'no-useless-escape': 'error',
        'no-useless-rename': 'error',
        'no-var': 'error',
        'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
        'import/consistent-type-specifier-style': ['error', 'prefer-top-level'],
        'object-shorthand': ['error', 'properties'],
        'prefer-const': 'error',
        'prefer-template': 'error',
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...asErrors(
          'no-array-constructor',
          'no-unused-expressions',
          'prefer-rest-params',
          'prefer-spread',
          'typescript/await-thenable',
          'typescript/ban-ts-comment',
          'typescript/no-array-delete',
          'typescript/no-base-to-string',
          'typescript/no-duplicate-enum-values',
          'typescript/no-duplicate-type-constituents',
          'typescript/no-empty-object-type',
          'typescript/no-explicit-any',
          'typescript/no-extra-non-null-assertion',
          'typescript/no-for-in-array',
          'typescript/no-implied-eval',
          'typescript/no-misused-new',
          'typescript/no-namespace',
          'typescript/no-non-null-asserted-optional-chain',
          'typescript/no-non-null-assertion',
          'typescript/no-redundant-type-constituents',
          'typescript/no-require-imports',
          'typescript/no-this-alias',
          'typescript/no-unnecessary-type-assertion',
          'typescript/no-unnecessary-type-constraint',
          'typescript/no-unsafe-argument',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-call',
          'typescript/no-unsafe-declaration-merging',
          'typescript/no-unsafe-enum-comparison',
          'typescript/no-unsafe-function-type',
          'typescript/no-unsafe-member-access',
          'typescript/no-unsafe-return',
          'typescript/no-unsafe-unary-minus',
          'typescript/no-wrapper-object-types',
          'typescript/only-throw-error',
          'typescript/prefer-as-const',
          'typescript/prefer-namespace-keyword',
          'typescript/prefer-promise-reject-errors',
          'typescript/restrict-plus-operands',
          'typescript/restrict-template-expressions',
          'typescript/triple-slash-reference',
          'typescript/unbound-method',
        ),
        'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
        'typescript/no-floating-promises': ['error', { ignoreVoid: true }],
        // React takes async handlers; their errors are caught where the promise is made.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'no-unused-vars': [
          'error',
          {
            argsIgnorePattern: '^_',
            destructuredArrayIgnorePattern: '^_',
            ignoreRestSiblings: true,
          },
        ],
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
      },
    },
    {
      files: ['src/**/*.ts', 'collections/**/*.ts'],
      rules: {
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['src/**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['src/{site,cms,ui,editor,queries,payload-ui,app}/**/*.{ts,tsx}'],
      rules: asErrors(
        'react/rules-of-hooks',
        'react/exhaustive-deps',
        'react/static-components',
        'react/use-memo',
        'react/preserve-manual-memoization',
        'react/immutability',
        'react/globals',
        'react/refs',
        'react/set-state-in-effect',
        'react/error-boundaries',
        'react/purity',
        'react/set-state-in-render',
        'react/unsupported-syntax',
      ),
    },
    {
      // These files are declarations: what needs more lines belongs into a module.
      files: ['src/app/**/{page,route}.{ts,tsx}'],
      rules: { 'max-lines': ['error', { max: 30, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['src/scripts/**', 'tests/bench/**', 'tests/support/**'],
      rules: { 'no-console': 'off' },
    },
    {
      // An answer's JSON is any until the contract has parsed it, which is what most tests assert.
      files: ['tests/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            property: 'route',
            message: 'Use intercept(): a request right after route() may escape it',
          },
        ],
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      // Tools demand a default export here.
      excludeFiles: [
        'src/app/**',
        'src/lib/color/theme-styles.ts',
        '**/*.config.{ts,mjs}',
        'tests/architecture/{boundaries,lint-plugin}.mjs',
        'tests/support/global-*.ts',
      ],
      rules: asErrors('import/no-default-export'),
    },
    ...projectRules,
  ],
})
