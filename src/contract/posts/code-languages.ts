/** The languages that a code block offers (S2-editor-quick-02). All of them are highlighted. */
export const CODE_LANGUAGES = [
  ...(['javascript', 'typescript', 'python', 'java', 'go', 'rust'] as const),
  ...(['cpp', 'html', 'css', 'sql', 'bash', 'json'] as const),
]
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]
