import path from 'node:path';
import ts from 'typescript';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** Reads the types of the client's sources, with one additional file planted by the test. */
export function readClientTypes(planted: { name: string; text: string }) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const sources = fileNames.filter((file) => file.includes('/src/') && !isTest(file));
  const plantedFile = path.resolve(planted.name);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === plantedFile || fileExists(file);
  host.readFile = (file) => (file === plantedFile ? planted.text : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === plantedFile
      ? ts.createSourceFile(file, planted.text, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([...sources, plantedFile], options, host);
  const checker = program.getTypeChecker();

  const fileOf = (name: string): ts.SourceFile => {
    const file = program.getSourceFile(path.resolve(name));
    if (!file) throw new Error(`There is no file ${name}.`);
    return file;
  };
  return {
    checker,
    program,
    /** The client's own files, without the planted one. */
    sources: sources.map(fileOf),
    planted: fileOf(planted.name),
    /** The type that a file exports under a name. */
    exportedType(file: string, name: string): ts.Type {
      const module = checker.getSymbolAtLocation(fileOf(file));
      const found = module && checker.getExportsOfModule(module).find((each) => each.name === name);
      if (!found) throw new Error(`${file} exports no ${name}.`);
      return checker.getDeclaredTypeOfSymbol(found);
    },
  };
}

export type ClientTypes = ReturnType<typeof readClientTypes>;
