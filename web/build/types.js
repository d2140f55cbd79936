/* Writes the types of the API from the description that the server prints. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const PYTHON = process.env.PYTHON ?? join(WEB, '../.venv/bin/python');
const HEAD = '/* Made by `npm run types` from the description of the API; not edited by hand. */\n\n';

const described = execFileSync(PYTHON, ['-m', 'ecumene.server.describe'], { maxBuffer: 1 << 26 });
const types = astToString(await openapiTS(JSON.parse(described.toString()), { defaultNonNullable: false }));
writeFileSync(join(WEB, process.argv[2] ?? 'src/api/schema.d.ts'), HEAD + types);
