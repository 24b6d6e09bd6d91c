// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// The sandbox's ERC-20. It also remembers which wallets have had their test funds, so that the chain itself is the only
/// place that knows it.
contract SandboxToken is ERC20, Ownable {
    mapping(address wallet => bool) public welcomed;
    uint8 private immutable _places;

    constructor(string memory name, string memory symbol, uint8 places) ERC20(name, symbol) Ownable(msg.sender) {
        _places = places;
    }

    function decimals() public view override returns (uint8) {
        return _places;
    }

    /// A new wallet's test money, once.
    function welcome(address wallet, uint256 amount) external onlyOwner {
        require(!welcomed[wallet], "SandboxToken: welcomed already");
        welcomed[wallet] = true;
        _mint(wallet, amount);
    }
}
