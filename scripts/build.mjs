import { readArguments } from "./command-line.mjs";
import { build, ensureDependencies } from "./prepare.mjs";

readArguments("npm run build: the site into dist/, whether or not anything has changed.");
ensureDependencies();
build();
