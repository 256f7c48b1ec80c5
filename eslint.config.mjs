import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { houseRules } from './tests/architecture/house-rules.mjs'

/** Every rule is 'error' or off: a warning is a rule nobody keeps. */
const asErrors = (rules) => Object.fromEntries(Object.keys(rules).map((name) => [name, 'error']))

const GENERATED = [
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
]

const IMPORTS = [
  'error',
  {
    patterns: [
      { regex: '^\\.\\./', message: "Start at the root: '#src/…'" },
      {
        regex: '^(\\./|#(src|collections|tests)/)(?!.*\\.(ts|tsx|mjs|js|json|css)$)',
        message: 'Name the file with its extension, as Node wants it',
      },
    ],
  },
]

export default tseslint.config(
  { ignores: GENERATED },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
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
      'no-restricted-imports': IMPORTS,
      'no-self-compare': 'error',
      'no-unreachable': 'error',
      'no-useless-escape': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'object-shorthand': ['error', 'properties'],
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      // React takes async handlers; what they throw is caught where the promise is made.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Adapters and route handlers promise by their signature, not because they wait.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'collections/**/*.ts'],
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
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...asErrors(reactHooks.configs.flat.recommended.rules),
      // It only tells which libraries the React compiler skips, and no compiler runs here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // These files are declarations: what needs more lines belongs into a module.
    files: ['src/app/**/{page,route}.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 30, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/app/(payload)/**'],
    rules: { 'no-restricted-imports': 'off' },
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
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...houseRules,
)
