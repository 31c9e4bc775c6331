/** The company compared with its alternatives. */
export const comparisonFragment = /* groq */ `{
  "caption": coalesce(caption, ""),
  "columns": coalesce(columns, []),
  "rows": coalesce(rows, [])[]{ _key, "label": coalesce(label, ""), "cells": coalesce(cells, []) }
}`
