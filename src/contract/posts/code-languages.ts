/** §2 'Insert Code Block': the languages that a code block offers. All of them are highlighted. */
export const CODE_LANGUAGES = [
  ...(['javascript', 'typescript', 'python', 'java', 'go', 'rust'] as const),
  ...(['cpp', 'html', 'css', 'sql', 'bash', 'json'] as const),
]
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]
