/** A table: its caption, its columns, and a list of cells per row. */
export const dataTableFragment = /* groq */ `{
  "caption": coalesce(caption, ""),
  "columns": coalesce(columns, []),
  "rowHeadings": coalesce(rowHeadings, true),
  "rows": coalesce(rows, [])[]{ _key, "cells": coalesce(cells, []) }
}`
