import fc from 'fast-check'

/** Texts that a parser, a query or a template could mistake for something else. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud800', '\u202egpj.exe', '\r\nBcc: x@y.z', 'a'.repeat(9000)],
    ...['-1', '0', '1.5', '1e309', 'NaN', '2147483648', '99999999999999999999', '2026-13-45'],
    ...['null', 'undefined', 'true', '[object Object]', '__proto__', 'constructor'],
    ...['../../etc/passwd', '%00', '%E0%A4%A', "' or 1=1--", '{"a":', '(', '\\', '*', '{{7*7}}'],
    ...['<script>alert(1)</script>', 'javascript:alert(1)', '00000000-0000-4000-8000-000000000000'],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.uuid(),
)
