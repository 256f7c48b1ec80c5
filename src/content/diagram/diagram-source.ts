export const isDiagram = ({ language }: { language: string }): boolean => language === 'mermaid'

export const TOO_LONG_TO_DRAW = 'The diagram takes too long to draw.'
