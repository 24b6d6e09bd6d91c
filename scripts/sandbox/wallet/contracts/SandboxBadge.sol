// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";

/// The sandbox's ERC-721: every new wallet gets one. Enumerable, so that a wallet's portfolio is read from the chain.
contract SandboxBadge is ERC721Enumerable, Ownable {
    uint256 private _last;
    string private _base;

    constructor(string memory name, string memory symbol, string memory base) ERC721(name, symbol) Ownable(msg.sender) {
        _base = base;
    }

    function _baseURI() internal view override returns (string memory) {
        return _base;
    }

    /// The next badge, numbered from 1.
    function mint(address to) external onlyOwner returns (uint256 id) {
        id = ++_last;
        _safeMint(to, id);
    }
}
