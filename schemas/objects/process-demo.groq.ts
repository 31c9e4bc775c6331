/** A demo of a process; see `processDemo`. */
export const processDemoFragment = /* groq */ `{
  "sender": coalesce(sender, ""),
  "time": coalesce(time, ""),
  "subject": coalesce(subject, ""),
  "message": coalesce(message, ""),
  "record": coalesce(record, ""),
  "fields": coalesce(fields, [])[]{
    _key,
    "label": coalesce(label, ""),
    "value": coalesce(value, ""),
    "passage": coalesce(passage, "")
  },
  "doubt": {
    "label": coalesce(doubt.label, ""),
    "passage": coalesce(doubt.passage, ""),
    "reason": coalesce(doubt.reason, ""),
    "chosen": coalesce(doubt.chosen, ""),
    "other": coalesce(doubt.other, ""),
    "decision": coalesce(doubt.decision, "")
  },
  "result": coalesce(result, ""),
  "caption": coalesce(caption, "")
}`
