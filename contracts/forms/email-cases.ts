/** Emails as people enter them, and as we store them. The database is tested with the same. */
export const emailCases = [
  ['ada@firm.example', 'ada@firm.example'],
  [' ada@firm.example\n', 'ada@firm.example'],
  ['\u00a0ada@firm.example\u2003', 'ada@firm.example'],
  ['ada@fi\u200brm.example', 'ada@firm.example'],
  ['\ufeffa\u00adda\u2060@firm.example\u200e', 'ada@firm.example'],
  ['\u200b \u202aada@firm.example\u202c \u200b', 'ada@firm.example'],
  ['ad\ufe0fa\u034f@firm\u{e0041}.example', 'ada@firm.example'],
  ['ad\u2800a\u0007@firm\ufff9.example\u009f', 'ada@firm.example'],
  ['Ada.B+News@Firm.EXAMPLE', 'Ada.B+News@firm.example'],
  ['zoë@Küche.example', 'zoë@küche.example'],
  ['No At Sign', 'no at sign'],
] as const
